/** Texts of the workshop's printed sheet. */

export const title = 'Service bookings'
export const serviceOf = (type: string) => `${type} service`
/** The boxes to tick by hand. */
export const steps = ['Arrived', 'Ready', 'Delivered'] as const
export const day = 'Day'
export const registrationNumber = 'Registration'
export const customer = 'Customer'
export const model = 'Model'
export const service = 'Service'
export const complaint = 'Complaint'
export const state = 'Status'
