/** Texts on the page of a model that is no longer sold. */

export const serviceGoesOn = 'We still service it and sell spare parts for it.'
export const bookService = 'Book a service'
export const modelsOnSale = {
  bike: 'Motorcycles on sale',
  scooter: 'Scooters on sale',
  ev: 'Electric models on sale',
}
