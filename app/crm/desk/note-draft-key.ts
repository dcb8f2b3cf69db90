/** Key of an enquiry's note draft. All pages and dialogs of the enquiry share this key. */
export const noteDraftKey = ({ reference }: { reference: string }) => `note ${reference}`
