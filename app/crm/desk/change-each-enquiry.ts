import * as words from './bulk-change-words.ts'

/**
 * Changes one enquiry after the other. `work` returns undefined on success, otherwise the message
 * of the refusal.
 */
export async function changeEachEnquiry(
  references: readonly string[],
  work: (reference: string) => Promise<string | undefined>,
) {
  const done: string[] = []
  const refused: { reference: string; message: string }[] = []
  for (const reference of references) {
    const message = await work(reference)
    if (message === undefined) done.push(reference)
    else refused.push({ reference, message })
  }
  const message =
    refused.length === 0
      ? words.areDone(done.length)
      : words.areDoneButFor(done.length, refused.length)
  return { message, done, refused }
}
