/** Bytes that an archive may have, for the browser before it is sent and for the server. */
export const maxArchiveBytes = 400 * 1024 * 1024
