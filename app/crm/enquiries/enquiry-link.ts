/** Path of the page on which a customer follows an enquiry. */
export const enquiryPath = (token: string): string => `/my-enquiry/${token}`
