export const tooLarge = 'The archive is larger than 400 MB.'
