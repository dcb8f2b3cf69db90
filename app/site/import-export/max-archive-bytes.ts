/** Maximum size of an archive in bytes. Both the browser and the server check it. */
export const maxArchiveBytes = 400 * 1024 * 1024
