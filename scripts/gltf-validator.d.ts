declare module 'gltf-validator' {
  type Report = {
    issues: { numErrors: number; numWarnings: number; messages: readonly { message: string }[] }
    info: {
      extensionsUsed?: readonly string[]
      totalTriangleCount: number
      totalVertexCount: number
    }
  }

  /** Checks a glTF file against the specification. Rejects if it is not glTF at all. */
  export function validateBytes(bytes: Uint8Array): Promise<Report>
}
