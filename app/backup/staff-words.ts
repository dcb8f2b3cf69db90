import type { BackupFailure } from './backup-failure.ts'

/** Texts of the section Backups on Account. */
export const backups = 'Backups'
export const lastBackup = (at: string) => `Last backup: ${at}.`
export const noneYet = 'No backup has been made yet. The website makes the first one by itself.'
export const isBeingMade = (since: string) => `A backup is being made, since ${since}.`
export const holds = (size: string, rows: string, media: string) =>
  `${size}, with ${rows} records and ${media} pictures and files. It was read back after it was made, and is complete.`
export const sizeUnknown =
  'It was read back after it was made, and is complete. Its size was not recorded: an earlier version of the program made it.'
export const isKept = (host: string, path: string) => `It is on the server ${host}: ${path}`
export const isMissing = 'Its file is no longer there.'
export const isOld = (age: string) => `That is ${age} ago. One should be made every day.`
export const failed = (at: string, reason: BackupFailure) =>
  `The last attempt, ${at}, failed: ${failures[reason]} It is tried again every hour.`
const failures: Record<BackupFailure, string> = {
  'disk-full': 'the disk is full.',
  'not-writable': 'the folder cannot be written to.',
  unreadable: 'the file could not be read back.',
  database: 'the database did not answer.',
  unknown: 'the reason is in the log of the website.',
}

export const lastCopy = (at: string, to: string) =>
  to === ''
    ? `Last copy on another computer: ${at}.`
    : `Last copy on another computer: ${at}, on ${to}.`
export const copyIsOld = (age: string) =>
  `That is ${age} ago. One should be made every day: ask your website administrator to check the copying service.`
export const noCopy = 'No copy on another computer is set up.'
export const noCopyMeans =
  'If this server is lost, its backups are lost with it. Ask your website administrator to set one up: section 3, “Backups”, of docs/running.md, which comes with the program, tells how.'

export const hours = (count: number) => (count === 1 ? '1 hour' : `${count} hours`)
export const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)
