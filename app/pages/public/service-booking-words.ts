/** What a visitor reads about a service, beside what its form says itself. */

export const pageTitle = 'Book a service'
export const workshop = 'Two vehicles on the lifts in our workshop'
