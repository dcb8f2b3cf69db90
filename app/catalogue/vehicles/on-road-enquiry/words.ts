/** Texts about the vehicle of an on-road price question. */

export const anotherVehicle = 'Choose another vehicle'
export const notDecided = 'Not decided yet'
