/** Key of an enquiry's note draft, shared by all pages and dialogs of the enquiry. */
export const noteDraftKey = ({ reference }: { reference: string }) => `note ${reference}`
