import type { components, operations } from "./openapi.d.ts";

/** The records of the API by name: `Schemas["Run"]`, `Schemas["Post"]`, … */
export type Schemas = components["schemas"];

/** Names of the calls in the interface description. */
type Call = keyof operations;

type JsonOf<T> = T extends { content: { "application/json": infer Json } } ? Json : never;
type FormOf<T> = T extends { content: { "multipart/form-data": infer Form } } ? Form : never;
type BodyOf<C extends Call> = operations[C] extends { requestBody?: infer B } ? NonNullable<B> : never;
type AnswersOf<C extends Call> = operations[C] extends { responses: infer R } ? R : never;

/** The JSON that a call takes. */
export type Body<C extends Call> = JsonOf<BodyOf<C>>;

/** The JSON that a call takes, or the same fields with the file itself as `file`. */
export type Upload<C extends Call> = Body<C> | FormOf<BodyOf<C>>;

/** What a call answers. */
export type Answer<C extends Call> = JsonOf<AnswersOf<C>[keyof AnswersOf<C>]>;

/** One record of a list. */
export type Item<C extends Call> = Answer<C> extends readonly (infer I)[] ? I : never;

/** What a call answers with one status. */
export type AnswerWith<C extends Call, S> = S extends keyof AnswersOf<C> ? JsonOf<AnswersOf<C>[S]> : never;

/** The filters of a call. Where it takes several values with commas between them, a list will do. */
export type Query<C extends Call> = operations[C] extends { parameters: { query?: infer Q } }
  ? { [K in keyof Q]: Q[K] | (string extends Q[K] ? readonly string[] : never) }
  : never;

type EventCall = Extract<Call, `on_${string}`>;

/** A webhook message. `type` says what `data` is; in large messages `data` is shortened and has `thin: true`. */
export type WebhookEvent = { [C in EventCall]: Body<C> }[EventCall];
