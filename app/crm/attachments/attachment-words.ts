import { maxPictureMegabytes } from '#app/media/pictures/upload-limits.ts'

/** Texts of the files of an enquiry. */

export const title = 'Files'
export const none = 'No files yet.'
export const add = 'Add files'
export const addFiles = 'Add files to the enquiry'
export const document = 'Kind of document'
export const documentHint = 'It applies to the files that you choose next.'
export const chooseOrDrop = 'Choose files, take a photo or drop files here'
export const accepted = `JPEG, PNG, HEIC or PDF, at most ${maxPictureMegabytes} MB each, 10 files for one enquiry`
export const aadhaarHint =
  'Aadhaar card: cover the first eight digits of the number before you take the photo. Only the last four may be visible.'
export const added = (count: number) => (count === 1 ? 'File added.' : `${count} files added.`)

export const addedByAt = (who: string, when: string) => `${who}, ${when}`
export const onEnquiry = (reference: string) => `added to ${reference}`
export const remove = 'Delete'
export const removeWhat = (document: string, name: string) => `Delete ${document}: ${name}`
export const removed = 'File deleted.'
export const restored = 'File restored.'
export const notSaved = 'That could not be saved. Try again.'

export const missing = 'Choose a file.'
export const empty = 'The file is empty.'
export const tooLarge = `The file is larger than ${maxPictureMegabytes} MB.`
export const isTooLarge = (size: string) =>
  `The file is ${size}. It can be at most ${maxPictureMegabytes} MB.`
export const sendMultipart = 'Send the file as multipart/form-data.'
export const otherType =
  'This file type cannot be added. Please choose a JPEG, PNG, HEIC or PDF file.'
export const isNoPdf = 'The file is named as a PDF, but its content is not a PDF.'
export const isNoPicture = 'The file is named as a picture, but its content is a PDF.'
export const damagedPdf = 'The PDF is damaged or incomplete. Please save it again.'
export const noDocument = 'Choose a kind of document.'
export const isFull = 'An enquiry can have at most 10 files. Delete one first.'
export const isFullWithDeleted =
  'Too many files were added and deleted today. Deleted files are removed after a day; try again then.'
export const isAddedAs = (document: string) =>
  `This file has already been added as “${document}”. To change that, delete it first.`
export const gone = 'This file has been deleted.'
export const unnamed = 'File'
