import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { UploadRefusal } from './encode-upload.server.ts'

/** All widths of a picture, as they will lie under its name. */
export type EncodedPicture = { name: string; files: { file: string; bytes: Uint8Array }[] }

const encodedPictureSchema = v.object({
  name: v.string(),
  files: v.array(v.object({ file: v.string(), bytes: v.instance(Uint8Array) })),
})
const refusalSchema = v.object({ status: v.picklist([413, 415, 422]), sentence: v.string() })
const childAnswerSchema: v.GenericSchema<unknown, EncodedPicture | UploadRefusal> = v.union([
  encodedPictureSchema,
  refusalSchema,
])

/** How it ended without an answer: the process ran out of memory or of time, or crashed. */
export class EncodingProcessLost extends Error {
  override name = 'EncodingProcessLost'
}

const childProgram = fileURLToPath(new URL('./encode-picture-child.server.ts', import.meta.url))

/** 64 kB each: what a decoder of HEIC may take besides; 50 megapixels need some 500 MB. */
const maxWasmPages = 12_288

/**
 * Makes a picture's widths in a process of its own that yields to everything else on the machine: what is wrong with
 * a picture ends that process and nothing more. HEIC is decoded here alone. Throws `EncodingProcessLost`.
 */
export async function encodePictureInChild(
  bytes: Uint8Array,
  { patience = 120_000, signal }: { patience?: number; signal?: AbortSignal } = {},
): Promise<EncodedPicture | UploadRefusal> {
  signal?.throwIfAborted()
  const child = fork(childProgram, {
    serialization: 'advanced',
    env: {},
    execArgv: ['--max-old-space-size=256', `--wasm-max-mem-pages=${maxWasmPages}`],
    // Decoders write to the console what they think of a file.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  lowerProcessPriority(child.pid)
  const ended = Promise.withResolvers<unknown>()
  child.once('message', ended.resolve)
  child.once('error', ended.reject)
  child.once('exit', () =>
    ended.reject(new EncodingProcessLost('the process of a picture ended early')),
  )
  const leave = () => ended.reject(signal?.reason)
  signal?.addEventListener('abort', leave)
  const timer = setTimeout(
    () => ended.reject(new EncodingProcessLost('a picture took too long to make')),
    patience,
  )
  try {
    child.send(bytes, (error) => error && ended.reject(new EncodingProcessLost(error.message)))
    return v.parse(childAnswerSchema, await ended.promise)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', leave)
    child.kill('SIGKILL')
  }
}

function lowerProcessPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It has ended already, or the system does not allow it.
  }
}
