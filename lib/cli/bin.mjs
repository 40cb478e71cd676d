#!/usr/bin/env node
import { register } from "tsx/esm/api";

// The caller's folder may hold a tsconfig.json of its own; it has no say here.
register({ tsconfig: false });
await import("./main.ts");
