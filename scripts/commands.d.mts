type Command = {
  program?: string
  flags?: string[]
  environment?: Record<string, string>
  arguments?: string[]
  isBuilt?: boolean
}

export const siteCommands: Record<string, Command>
export const developmentCommands: Record<string, Command>
