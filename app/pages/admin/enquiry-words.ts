/** What the browser's tab says of one enquiry. */

export const pageTitle = (reference: string) => `${reference} · Admin Portal`
export const atDesk = 'Open at the desk'
