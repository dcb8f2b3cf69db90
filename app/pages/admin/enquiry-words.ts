/** Texts of the page that shows one enquiry of a report. */

export const pageTitle = (reference: string) => `${reference} · Admin Portal`
export const atDesk = 'Open in the desk'
