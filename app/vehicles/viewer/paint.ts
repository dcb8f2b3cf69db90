/** What the machine is painted with. */
export type Paint = {
  base: string
  second: string | null
  finish: 'gloss' | 'metallic' | 'pearl' | 'matte' | null
}
