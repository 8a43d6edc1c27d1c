/** The type of an option that must not be given, with the reason that the compiler then says. */
export interface Forbidden<Reason extends string> {
  readonly forbidden: Reason;
}
