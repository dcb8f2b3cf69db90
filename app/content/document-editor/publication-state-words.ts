/** Names of a document's publication states, for lists and the editor. */

export const states = { draft: 'Draft', on: 'On the site', off: 'Off the site' } as const
export const willAppear = (at: string) => `Goes on the site ${at}`
