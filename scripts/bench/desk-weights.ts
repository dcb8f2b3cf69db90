export async function deskWeights(): Promise<string> {
  return ''
}
