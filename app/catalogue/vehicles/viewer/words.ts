/** What a visitor reads before a machine is turned live. */

export const turnLive = 'Turn it live · about 190 kB'
export const coming = 'Getting the machine ready…'
export const failed = 'The live view could not be shown here. You can go on with the pictures.'
