/**
 * CSS class for a model's name as a large heading. Long names are smaller, so that the longest word
 * fits a viewport of 320 px.
 */
export const modelNameSizeClass = (name: string) => {
  if (name.length > 14) return 'text-title xl:text-3xl'
  return name.length > 8 ? 'text-name xl:in-[.stage]:text-4xl' : 'text-name xl:in-[.stage]:text-5xl'
}

/**
 * CSS class for the heading beside the picture. On a phone it is below the picture, and both fit
 * the viewport.
 */
export const modelNameBesidePictureClass = (name: string) =>
  name.length > 14 ? 'text-title xl:text-3xl' : 'text-2xl/none md:text-name'
