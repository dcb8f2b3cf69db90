import { paintedLetters } from '../../../kernel/painted-letters.ts'
import type { Surface } from '../../../kernel/panel.ts'
import type { Chassis } from '../spec.ts'

/** The model's name on a fairing's skin, readable from either side. */
export function name({ model, spec }: Chassis, skin: Surface): void {
  const { material, ...painted } = spec.nose.name
  for (const mesh of paintedLetters(skin, painted)) model.add(material, mesh, 20)
}
