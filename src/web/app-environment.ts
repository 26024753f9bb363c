/** What middleware leaves for those after it. */
export interface AppEnvironment {
  Variables: {
    /** Names this request in the log and in an error shown to a visitor. */
    requestId: string;
    /** Named in an error that leaves a visitor with nothing else to do. */
    supportPhone?: string;
    /** True where the check against programs is switched on and was not passed, yet let this one through. */
    wasUnchecked?: boolean;
  };
}
