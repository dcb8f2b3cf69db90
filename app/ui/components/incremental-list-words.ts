export const showMore = (count: number) => `Show ${count} more`
