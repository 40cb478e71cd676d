/** Fonts of the usual engine, which reads no woff2. */
declare module "*.woff" {
  const data: ArrayBuffer;
  export default data;
}
