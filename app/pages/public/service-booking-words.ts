/** Texts about a service for visitors, except those of the form. */

export const pageTitle = 'Book a service'
export const workshop = 'Two vehicles on the lifts in our workshop'
