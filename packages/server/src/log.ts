// The log, as those who write to it know it.
export interface Log {
  info(fields: object, what: string): void;
  warn(fields: object, what: string): void;
  error(fields: object, what: string): void;
}
