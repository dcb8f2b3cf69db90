/** Texts about the vehicle of an on-road price enquiry. */

export const anotherVehicle = 'Choose another vehicle'
export const notDecided = 'Not decided yet'
