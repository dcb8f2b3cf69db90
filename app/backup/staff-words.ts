import type { BackupFailure } from './backup-failure.ts'

/** Texts of the section Backups on Account. */
export const backups = 'Backups'
export const lastBackup = (at: string) => `Last backup: ${at}.`
export const noneYet = 'No backup yet. The website makes the first one automatically.'
export const isBeingMade = (since: string) => `A backup has been running since ${since}.`
export const holds = (size: string, rows: string, media: string) =>
  `${size}, with ${rows} records and ${media} pictures and files. The backup was checked and is complete.`
export const sizeUnknown =
  'The backup was checked and is complete. Its size is unknown because an earlier version of the program made it.'
export const isKept = (host: string, path: string) => `Saved on the server ${host}: ${path}`
export const isMissing = 'The backup file is missing.'
export const isOld = (age: string) => `This is ${age} old. There should be a backup every day.`
export const failed = (at: string, reason: BackupFailure) =>
  `The last attempt, ${at}, failed: ${failures[reason]} The website tries again every hour.`
const failures: Record<BackupFailure, string> = {
  'disk-full': 'the disk is full.',
  'not-writable': 'the website cannot write to the folder.',
  unreadable: 'the file could not be checked.',
  database: 'the database did not answer.',
  unknown: 'the log of the website has the reason.',
}

export const lastCopy = (at: string, to: string) =>
  to === ''
    ? `Last copy on another computer: ${at}.`
    : `Last copy on another computer: ${at}, on ${to}.`
export const copyIsOld = (age: string) =>
  `This is ${age} old. There should be a copy every day. Ask your website administrator to check the copying service.`
export const noCopy = 'Copies to another computer are not set up.'
export const noCopyMeans =
  'If this server is lost, its backups are lost too. Ask your website administrator to set up copies, as described in docs/running.md, section 3, “Backups”.'

export const hours = (count: number) => (count === 1 ? '1 hour' : `${count} hours`)
export const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)
