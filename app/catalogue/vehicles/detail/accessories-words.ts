/** Texts around a model's accessories. */

export const title = (model: string) => `${model}: accessories`
export const accessories = 'Accessories'
export const partNumber = (number: string) => `Part no. ${number}`
export const onMachine = 'See it fitted'
