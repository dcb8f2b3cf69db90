export const tooLarge = 'The file is larger than 400 MB.'
