import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

/** Returns the bytes of the live view's code without three.js, minified as in the built site. */
export async function stageWithoutThree(): Promise<number> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'app/catalogue/vehicles/3d-viewer/viewer-scene.ts', formats: ['es'] },
      minify: true,
      rolldownOptions: { external: ['three'] },
    },
  })
  const [bundle] = Array.isArray(made) ? made : [made]
  if (!bundle || !('output' in bundle)) throw new Error('The stage was not built.')
  const [{ code }] = bundle.output
  return brotliCompressSync(code).length
}
