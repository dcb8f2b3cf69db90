import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { Result } from '#app/platform/result/result.ts'
import type { PicturePurpose } from './encode-upload.server.ts'

/** All widths of a picture, with the names of the files to store. */
export type EncodedPicture = { name: string; files: { file: string; bytes: Uint8Array }[] }

const childAnswerSchema: v.GenericSchema<unknown, Result<EncodedPicture>> = v.variant('ok', [
  v.object({
    ok: v.literal(true),
    value: v.object({
      name: v.string(),
      files: v.array(v.object({ file: v.string(), bytes: v.instance(Uint8Array) })),
    }),
  }),
  v.object({
    ok: v.literal(false),
    problem: v.object({
      kind: v.picklist(['invalid', 'too-large', 'unsupported']),
      message: v.string(),
      errors: v.record(v.string(), v.array(v.string())),
    }),
  }),
])

/** The child process ran out of memory or time, or crashed. */
export class EncodingProcessLost extends Error {
  override name = 'EncodingProcessLost'
}

const childProgram = fileURLToPath(new URL('./encode-picture-child.server.ts', import.meta.url))

/**
 * Limit of WebAssembly memory in pages of 64 kB. A HEIC picture of 50 megapixels needs some 500 MB.
 */
const maxWasmPages = 12_288

/**
 * Encodes the widths of a picture in a child process of low priority, so that a hostile file can
 * end only that process. HEIC is decoded only in this process. Throws `EncodingProcessLost`.
 */
export async function encodePictureInChild(
  bytes: Uint8Array,
  {
    patience = 120_000,
    signal,
    purpose = 'site',
  }: { patience?: number; signal?: AbortSignal; purpose?: PicturePurpose } = {},
): Promise<Result<EncodedPicture>> {
  signal?.throwIfAborted()
  const child = fork(childProgram, {
    serialization: 'advanced',
    env: {},
    execArgv: ['--max-old-space-size=256', `--wasm-max-mem-pages=${maxWasmPages}`],
    // Decoders write warnings to the console.
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
    child.send(
      { bytes, purpose },
      (error) => error && ended.reject(new EncodingProcessLost(error.message)),
    )
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
    // The process has ended already, or the system does not allow the change.
  }
}
