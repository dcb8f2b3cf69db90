// Rewrites the weights of Open Image Denoise's U-Net (TZA) as an ONNX graph, without any
// dependency.
import { halfToNumber } from './exr.ts'

type Tensor = { dims: number[]; values: Float32Array }

export function tzaToOnnx(tza: Buffer): Buffer {
  const tensors = readTza(tza)
  const nodes: Buffer[] = []
  const weights: Buffer[] = []
  const node = (operator: string, inputs: string[], attributes: Buffer[] = []): string => {
    const output = `t${nodes.length}`
    nodes.push(
      field(1, [
        ...inputs.map((name) => field(1, name)),
        field(2, output),
        field(3, output),
        field(4, operator),
        ...attributes,
      ]),
    )
    return output
  }
  const convolve = (name: string, input: string): string => {
    for (const part of ['weight', 'bias']) {
      const tensor = tensors.get(`${name}.${part}`)
      if (!tensor) throw new Error(`The denoiser's weights lack ${name}.${part}.`)
      weights.push(tensorField(`${name}.${part}`, tensor))
    }
    return node(
      'Conv',
      [input, `${name}.weight`, `${name}.bias`],
      [numbers('kernel_shape', [3, 3]), numbers('pads', [1, 1, 1, 1])],
    )
  }
  const layer = (name: string, input: string) => node('Relu', [convolve(name, input)])
  const halve = (input: string) =>
    node('MaxPool', [input], [numbers('kernel_shape', [2, 2]), numbers('strides', [2, 2])])
  weights.push(tensorField('scale', { dims: [4], values: new Float32Array([1, 1, 2, 2]) }))
  const nearest = [
    word('mode', 'nearest'),
    word('coordinate_transformation_mode', 'asymmetric'),
    word('nearest_mode', 'floor'),
  ]
  const joined = (input: string, skip: string) =>
    node('Concat', [node('Resize', [input, '', 'scale'], nearest), skip], [axis(1)])

  const skip1 = halve(layer('enc_conv1', layer('enc_conv0', 'x')))
  const skip2 = halve(layer('enc_conv2', skip1))
  const skip3 = halve(layer('enc_conv3', skip2))
  let out = layer('enc_conv5b', layer('enc_conv5a', halve(layer('enc_conv4', skip3))))
  for (const [level, skip] of [
    [4, skip3],
    [3, skip2],
    [2, skip1],
    [1, 'x'],
  ] as const) {
    out = layer(`dec_conv${level}b`, layer(`dec_conv${level}a`, joined(out, skip)))
  }
  out = convolve('dec_conv0', out)
  const graph = [
    ...nodes,
    field(2, 'denoiser'),
    ...weights,
    port(11, 'x', [1, 9, 'h', 'w']),
    port(12, out, [1, 3, 'h', 'w']),
  ]
  return Buffer.concat([integer(1, 8), field(7, graph), field(8, [field(1, ''), integer(2, 13)])])
}

function readTza(bytes: Buffer): Map<string, Tensor> {
  let offset = Number(bytes.readBigUInt64LE(4))
  const count = bytes.readUInt32LE(offset)
  offset += 4
  const tensors = new Map<string, Tensor>()
  for (let i = 0; i < count; i++) {
    const length = bytes.readUInt16LE(offset)
    const name = bytes.toString('utf8', offset + 2, offset + 2 + length)
    offset += 2 + length
    const rank = bytes[offset++]
    const dims = Array.from({ length: rank }, (_, k) => bytes.readUInt32LE(offset + 4 * k))
    // Layout letters and the type follow. Every tensor of this network has half floats.
    offset += 4 * rank + rank + 1
    const start = Number(bytes.readBigUInt64LE(offset))
    offset += 8
    const size = dims.reduce((product, d) => product * d, 1)
    tensors.set(name, {
      dims,
      values: Float32Array.from({ length: size }, (_, k) =>
        halfToNumber(bytes.readUInt16LE(start + 2 * k)),
      ),
    })
  }
  return tensors
}

function variable(value: number): Buffer {
  const out: number[] = []
  let v = BigInt(value)
  while (v > 127n) {
    out.push(Number(v & 127n) | 128)
    v >>= 7n
  }
  return Buffer.from([...out, Number(v)])
}

const integer = (id: number, value: number): Buffer =>
  Buffer.concat([variable(id << 3), variable(value)])

function field(id: number, content: string | Buffer | Buffer[]): Buffer {
  const bytes =
    typeof content === 'string'
      ? Buffer.from(content)
      : Array.isArray(content)
        ? Buffer.concat(content)
        : content
  return Buffer.concat([variable((id << 3) | 2), variable(bytes.length), bytes])
}

const tensorField = (name: string, { dims, values }: Tensor): Buffer =>
  field(5, [
    ...dims.map((d) => integer(1, d)),
    integer(2, 1),
    field(8, name),
    field(9, Buffer.from(values.buffer, values.byteOffset, values.byteLength)),
  ])
const numbers = (name: string, values: number[]): Buffer =>
  field(5, [field(1, name), ...values.map((v) => integer(8, v)), integer(20, 7)])
const word = (name: string, value: string): Buffer =>
  field(5, [field(1, name), field(4, value), integer(20, 3)])
const axis = (value: number): Buffer =>
  field(5, [field(1, 'axis'), integer(3, value), integer(20, 2)])

function port(id: number, name: string, dims: (number | string)[]): Buffer {
  const shape = dims.map((d) => field(1, typeof d === 'number' ? integer(1, d) : field(2, d)))
  return field(id, [field(1, name), field(2, field(1, [integer(1, 1), field(2, shape)]))])
}
