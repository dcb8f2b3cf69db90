export const recentlyDeleted = (count: number) => `Recently deleted (${count})`
export const keptFor = 'Deleted entries can be restored for 30 days.'
export const deletedAt = (moment: string, who: string) =>
  who === '' ? `Deleted on ${moment}` : `Deleted by ${who} on ${moment}`
export const restore = 'Restore'
export const restoreEntry = (name: string) => `Restore ${name}`
export const notRestored = 'It could not be restored. Please try again.'
