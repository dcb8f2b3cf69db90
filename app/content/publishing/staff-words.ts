/** Messages to staff about a plan that failed, or that prevents discarding a draft. */

export const plannerLostRight = (planner: string) =>
  planner === ''
    ? 'The account that scheduled it is unknown. Please schedule it again.'
    : `${planner} scheduled it but may no longer publish. The owner or a manager can schedule it again.`
export const nothingPrepared = 'The draft no longer exists. Please write it and schedule it again.'
export const heldByPlan = (planner: string) =>
  `${planner} has scheduled this draft. Only the owner or a manager can discard the draft and cancel the schedule.`
