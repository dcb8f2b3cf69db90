/** Where the browser keeps the note that is being typed on an enquiry: one, whichever page or dialog shows it. */
export const notePlace = ({ reference }: { reference: string }) => `note ${reference}`
