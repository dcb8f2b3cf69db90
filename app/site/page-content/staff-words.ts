/** Texts about page content in the portal. A message about a field continues its label. */

export const pageTitle = 'Pages and pictures · Admin Portal'
export const unknown = 'There is no page or picture list with this name.'
export const noSuchVersion = 'This version was not found.'

export const noSuchPage = (href: string) => `links to ${href}, which is not a page of this site`
export const noSuchModel = (name: string) => `refers to the model ${name}, which does not exist`
export const noSuchFilm = (name: string) => `refers to the film ${name}, which does not exist`
export const noSuchPicture = (name: string) => `refers to the picture ${name}, which does not exist`
