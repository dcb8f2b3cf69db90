/** A name set large; a long one smaller, so that its longest word still fits a phone of 320 px. */
export const nameSize = (name: string) => {
  if (name.length > 14) return 'text-[1.75rem] xl:text-3xl'
  return name.length > 8
    ? 'text-[2.75rem] xl:in-[.stage]:text-4xl'
    : 'text-[2.75rem] xl:in-[.stage]:text-5xl'
}

/** Beside its picture, or under it on a phone whose window holds both. */
export const besideSize = (name: string) =>
  name.length > 14 ? 'text-[1.75rem] xl:text-3xl' : 'text-[2rem] md:text-[2.75rem]'
