declare module "gltf-validator" {
  interface Report {
    readonly issues: {
      readonly messages: readonly {
        readonly code: string;
        readonly message: string;
        readonly severity: number;
        readonly pointer?: string;
      }[];
    };
    readonly info: {
      readonly totalTriangleCount: number;
      readonly materialCount: number;
      readonly extensionsUsed?: readonly string[];
    };
  }
  const validator: { readonly validateBytes: (bytes: Uint8Array) => Promise<Report> };
  export default validator;
}
