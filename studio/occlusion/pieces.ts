import { fittingsOn } from '../../machines/fitted/fitted.ts'
import { type Loaded, loadModel } from '../../machines/live/load-model.ts'
import type { Level } from '../../machines/live-detail.ts'

/** Content of one file: a machine, or all accessories fitted on it. */
export type Kind = 'machine' | 'fitted'
export type Made = { machine: string; kind: Kind; level: Level }

/** A machine alone, or one accessory on it. */
export type Piece = Loaded & { fitting?: string | undefined }

export async function piecesOf({ machine, kind, level }: Made): Promise<Piece[]> {
  const pieces: Piece[] = []
  for (const fitting of kind === 'machine' ? [undefined] : fittingsOn(machine))
    pieces.push({ fitting, ...(await loadModel({ machine, level, fitting })) })
  return pieces
}
