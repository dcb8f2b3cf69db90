import * as v from 'valibot'

const picture = v.object({
  base: v.string(),
  version: v.string(),
  widths: v.array(v.number()),
  width: v.number(),
  height: v.number(),
})

/** What the calls answer, as far as the tabs show it (see `present.ts`). */
const schemas = {
  colours: v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      slug: v.string(),
      swatch: v.string(),
      swatch2: v.nullable(v.string()),
      image: v.string(),
      picture,
      icon: v.string(),
    }),
  ),
  features: v.array(v.object({ heading: v.string(), description: v.string(), picture })),
  accessories: v.array(
    v.object({
      heading: v.string(),
      description: v.string(),
      part_no: v.string(),
      price: v.string(),
      picture,
    }),
  ),
}

export type PartName = keyof typeof schemas
export type Parts = { [Name in PartName]: v.InferOutput<(typeof schemas)[Name]> }

const parse: { [Name in PartName]: (answer: unknown) => Parts[Name] } = {
  colours: (answer) => v.parse(schemas.colours, answer),
  features: (answer) => v.parse(schemas.features, answer),
  accessories: (answer) => v.parse(schemas.accessories, answer),
}

/** The call of each part: `/api/{call}/{bikeName}`. */
const calls: Record<PartName, string> = {
  colours: 'bikeColours',
  features: 'bikeFeatures',
  accessories: 'bikeAccessories',
}

/** Throws when there is no network, no such model, or an answer that is none. */
export async function fetchPart<Name extends PartName>(
  name: Name,
  bikeName: string,
): Promise<Parts[Name]> {
  const response = await fetch(`/api/${calls[name]}/${encodeURIComponent(bikeName)}`)
  if (!response.ok) throw new Error(`${calls[name]} answered ${response.status}`)
  return parse[name](await response.json())
}
