/**
 * Removes control characters from a file name, because they could break or reverse the line that
 * shows the name. Returns the last 200 characters.
 */
export const sanitizeFileName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(-200)
