/** What a visitor reads about the vehicle whose on-road price he asks for. */

export const anotherVehicle = 'Choose another vehicle'
export const notDecided = 'Not decided yet'
