/** Key of the draft note of an enquiry. Every page and dialog of the enquiry shares it. */
export const noteDraftKey = ({ reference }: { reference: string }) => `note ${reference}`
