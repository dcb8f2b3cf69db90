/** The event with which any part of the portal opens the dialog for a new enquiry. */
export const newEnquiryEvent = 'desk:new-enquiry'

export function openNewEnquiry(): void {
  document.dispatchEvent(new Event(newEnquiryEvent))
}
