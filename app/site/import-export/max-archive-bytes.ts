/** Maximum size of an archive in bytes, which both browser and server check. */
export const maxArchiveBytes = 400 * 1024 * 1024
