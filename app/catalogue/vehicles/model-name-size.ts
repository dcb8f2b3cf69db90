/** A name set large; a long one smaller, so that its longest word still fits a phone of 320 px. */
export const modelNameSizeClass = (name: string) => {
  if (name.length > 14) return 'text-title xl:text-3xl'
  return name.length > 8 ? 'text-name xl:in-[.stage]:text-4xl' : 'text-name xl:in-[.stage]:text-5xl'
}

/** Beside its picture, or under it on a phone whose window holds both. */
export const modelNameBesidePictureClass = (name: string) =>
  name.length > 14 ? 'text-title xl:text-3xl' : 'text-2xl/none md:text-name'
