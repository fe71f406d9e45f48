/**
 * Writes the type declarations of an entry into one file without types of other packages: types inferred from schemas
 * become plain object types, with the comments of the schemas. Uses the oldest TypeScript that consumers may have; the
 * compiler that checks the sources has no programmatic interface yet.
 */
import ts from "oldest-typescript";

/** @typedef {ts.Type} Type @typedef {ts.Symbol} TypeSymbol @typedef {ts.Signature} Signature */

/** @type {ts.CompilerOptions} */
const options = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ["lib.es2023.d.ts", "lib.dom.d.ts"],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
};

/**
 * @param {string} entry Absolute path of a source file; all of its exports are declared.
 * @param {string[]} importedPackages Types of these packages are imported instead of declared.
 * @returns {string}
 */
export function declarationsOf(entry, importedPackages = []) {
  const program = ts.createProgram([entry], options);
  return new DeclarationWriter(program, importedPackages).write(entry);
}

/** @param {Type} type @returns {type is ts.TypeReference} */
const isReference = (type) => (type.flags & ts.TypeFlags.Object) !== 0 && "target" in type;

class DeclarationWriter {
  #checker;
  #program;
  #importedPackages;
  /** @type {Map<TypeSymbol, string>} By symbol, so that each is declared once. */
  #declared = new Map();
  /** @type {TypeSymbol[]} */
  #pending = [];
  /** @type {Map<string, Set<string>>} Names by package. */
  #imports = new Map();

  /** @param {ts.Program} program @param {string[]} importedPackages */
  constructor(program, importedPackages) {
    this.#program = program;
    this.#checker = program.getTypeChecker();
    this.#importedPackages = importedPackages;
  }

  /** @param {string} entry */
  write(entry) {
    const source = this.#program.getSourceFile(entry);
    const module = source && this.#checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${entry} exports nothing`);
    const exported = this.#checker.getExportsOfModule(module).map((symbol) => this.#resolve(symbol));
    const exportedNames = exported.map((symbol) => this.#nameOf(symbol)).sort();
    const parts = [];
    for (let symbol = this.#pending.shift(); symbol !== undefined; symbol = this.#pending.shift()) parts.push(this.#declaration(symbol));
    const imports = [...this.#imports].map(([name, names]) => `import type { ${[...names].sort().join(", ")} } from "${name}";\n`);
    const typeNames = exportedNames.filter((name) => !this.#isValue(exported, name));
    const valueNames = exportedNames.filter((name) => this.#isValue(exported, name));
    const exports = [
      valueNames.length > 0 ? `export { ${valueNames.join(", ")} };` : "",
      typeNames.length > 0 ? `export type { ${typeNames.join(", ")} };` : "",
    ];
    return `${[imports.join(""), ...parts, exports.filter(Boolean).join("\n")].filter(Boolean).join("\n")}\n`;
  }

  /** @param {TypeSymbol[]} exported @param {string} name */
  #isValue(exported, name) {
    return exported.some((symbol) => symbol.name === name && (symbol.flags & ts.SymbolFlags.Value) !== 0);
  }

  /** @param {TypeSymbol} symbol */
  #resolve(symbol) {
    return symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }

  /** Returns the name of one of our types, and declares it. @param {TypeSymbol} symbol */
  #nameOf(symbol) {
    const known = this.#declared.get(symbol);
    if (known !== undefined) return known;
    if ([...this.#declared.values()].includes(symbol.name)) throw new Error(`two types are called ${symbol.name}`);
    this.#declared.set(symbol, symbol.name);
    this.#pending.push(symbol);
    return symbol.name;
  }

  /** @param {TypeSymbol} symbol @returns {string} */
  #declaration(symbol) {
    const { name } = symbol;
    const doc = this.#doc(symbol, "");
    if (symbol.flags & ts.SymbolFlags.Class) return `${doc}${this.#classDeclaration(symbol)}`;
    if (symbol.flags & ts.SymbolFlags.Function) {
      const type = this.#checker.getTypeOfSymbol(symbol);
      return type
        .getCallSignatures()
        .map((signature) => `${doc}declare function ${name}${this.#signature(signature, "", ": ")};\n`)
        .join("");
    }
    const type = this.#checker.getDeclaredTypeOfSymbol(symbol);
    if (symbol.flags & ts.SymbolFlags.Interface) {
      const base = this.#libraryBase(type);
      const heritage = base === undefined ? "" : ` extends ${base.symbol.name}`;
      return `${doc}interface ${name}${heritage} ${this.#members(type, "", base)}\n`;
    }
    return `${doc}type ${name} = ${this.#type(type, "", true)};\n`;
  }

  /** @param {TypeSymbol} symbol */
  #classDeclaration(symbol) {
    const instance = this.#checker.getDeclaredTypeOfSymbol(symbol);
    const [parent] = instance.isClassOrInterface() ? this.#checker.getBaseTypes(instance) : [];
    const own = instance
      .getProperties()
      .filter((property) => property.declarations?.some((declaration) => declaration.parent === symbol.valueDeclaration));
    const publicProperties = own.filter(
      ({ valueDeclaration }) =>
        valueDeclaration !== undefined &&
        !(ts.getCombinedModifierFlags(valueDeclaration) & ts.ModifierFlags.Private) &&
        !this.#isHashName(valueDeclaration),
    );
    const constructors = this.#checker.getTypeOfSymbol(symbol).getConstructSignatures();
    const lines = [
      ...publicProperties.map((property) => this.#member(property, "  ")),
      ...constructors.map((signature) => `  constructor(${this.#parameters(signature, "  ")});`),
    ];
    return `declare class ${symbol.name}${parent === undefined ? "" : ` extends ${this.#type(parent, "")}`} {\n${lines.join("\n")}\n}\n`;
  }

  /** @param {ts.Declaration} declaration */
  #isHashName(declaration) {
    const name = ts.getNameOfDeclaration(declaration);
    return name !== undefined && ts.isPrivateIdentifier(name);
  }

  /** Returns the interface of the default library that an interface extends. @param {Type} type @returns {Type | undefined} */
  #libraryBase(type) {
    if (!type.isClassOrInterface()) return undefined;
    return this.#checker.getBaseTypes(type).find((base) => {
      const file = base.symbol?.declarations?.[0]?.getSourceFile();
      // A mapped type, such as Partial, has no name of its own.
      return base.isClassOrInterface() && file !== undefined && this.#program.isSourceFileDefaultLibrary(file);
    });
  }

  /** `base`: its members are left out. @param {Type} type @param {string} indent @param {Type} [base] */
  #members(type, indent, base) {
    const inner = `${indent}  `;
    const properties = this.#checker.getPropertiesOfType(type).map((property) => this.#checker.getTypeOfSymbol(property));
    const indexes = this.#checker.getIndexInfosOfType(type).map((info) => {
      // An intersection may have properties of other types than its index signature, an object type may not.
      const others = properties.filter((property) => !this.#checker.isTypeAssignableTo(property, info.type));
      const texts = new Set(
        [info.type, ...others.flatMap((other) => (other.isUnion() ? other.types : [other]))].map((each) => this.#type(each, inner)),
      );
      return `${inner}[key: ${this.#type(info.keyType, inner)}]: ${[...texts].join(" | ")};`;
    });
    const inherited = new Set(base === undefined ? [] : this.#checker.getPropertiesOfType(base));
    const own = this.#checker.getPropertiesOfType(type).filter((property) => !inherited.has(property));
    const lines = [...indexes, ...own.map((property) => this.#member(property, inner))];
    return lines.length === 0 ? "{}" : `{\n${lines.join("\n")}\n${indent}}`;
  }

  /** @param {TypeSymbol} property @param {string} indent */
  #member(property, indent) {
    const { valueDeclaration } = property;
    const isReadonly = valueDeclaration !== undefined && (ts.getCombinedModifierFlags(valueDeclaration) & ts.ModifierFlags.Readonly) !== 0;
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    const type = this.#checker.getTypeOfSymbol(property);
    const name = /^[A-Za-z_$][\w$]*$/.test(property.name) ? property.name : JSON.stringify(property.name);
    const head = `${this.#doc(property, indent)}${indent}${isReadonly ? "readonly " : ""}${name}${isOptional ? "?" : ""}`;
    const signatures = type.getCallSignatures();
    if (property.flags & ts.SymbolFlags.Method && signatures.length === 1 && signatures[0] !== undefined)
      return `${head}${this.#signature(signatures[0], indent, ": ")};`;
    return `${head}: ${this.#type(type, indent)};`;
  }

  /** @param {Signature} signature @param {string} indent @param {string} arrow */
  #signature(signature, indent, arrow) {
    return `(${this.#parameters(signature, indent)})${arrow}${this.#type(signature.getReturnType(), indent)}`;
  }

  /** @param {Signature} signature @param {string} indent */
  #parameters(signature, indent) {
    return signature.parameters
      .map((parameter) => {
        const declaration = parameter.valueDeclaration;
        const isOptional =
          declaration !== undefined &&
          ts.isParameter(declaration) &&
          (declaration.questionToken !== undefined || declaration.initializer !== undefined);
        return `${parameter.name}${isOptional ? "?" : ""}: ${this.#type(this.#checker.getTypeOfSymbol(parameter), indent)}`;
      })
      .join(", ");
  }

  /** @param {Type} type @param {string} indent @param {boolean} [isWrittenOut] Do not use the type's own name, which is being declared. @returns {string} */
  #type(type, indent, isWrittenOut = false) {
    const named = isWrittenOut ? undefined : this.#named(type, indent);
    if (named !== undefined) return named;
    if (type.isUnion()) return this.#union(type.types, indent);
    if (this.#checker.isTupleType(type))
      return `[${this.#argumentsOf(type)
        .map((part) => this.#type(part, indent))
        .join(", ")}]`;
    if (this.#checker.isArrayType(type)) {
      const elementType = this.#argumentsOf(type)[0] ?? this.#checker.getAnyType();
      const element = this.#type(elementType, indent);
      const isReadonly = type.symbol.name === "ReadonlyArray";
      const isCompound = element.includes(" => ") || ((elementType.isUnion() || elementType.isIntersection()) && / [|&] /.test(element));
      return `${isReadonly ? "readonly " : ""}${isCompound ? `(${element})` : element}[]`;
    }
    if (type.flags & ts.TypeFlags.Object) {
      const [signature] = type.getCallSignatures();
      return signature === undefined ? this.#members(type, indent) : this.#signature(signature, indent, " => ");
    }
    return this.#checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  }

  /** Returns the name of an alias, interface or class: ours, of the default library, or of an imported package. @param {Type} type @param {string} indent */
  #named(type, indent) {
    for (const symbol of [type.aliasSymbol, type.symbol]) {
      const file = symbol?.declarations?.[0]?.getSourceFile();
      if (
        symbol === undefined ||
        file === undefined ||
        !(symbol.flags & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface | ts.SymbolFlags.Class))
      )
        continue;
      const parts = (symbol === type.aliasSymbol ? type.aliasTypeArguments : this.#argumentsOf(type)) ?? [];
      const suffix = parts.length === 0 ? "" : `<${parts.map((part) => this.#type(part, indent)).join(", ")}>`;
      const packageName = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/.exec(file.fileName)?.[1];
      if (packageName === undefined) return `${this.#nameOf(symbol)}${suffix}`;
      if (this.#program.isSourceFileDefaultLibrary(file)) {
        if (this.#checker.isArrayType(type) || this.#checker.isTupleType(type)) continue;
        return `${symbol.name}${suffix}`;
      }
      if (this.#importedPackages.includes(packageName)) {
        this.#imports.set(packageName, (this.#imports.get(packageName) ?? new Set()).add(symbol.name));
        return symbol.name;
      }
    }
    return undefined;
  }

  /** @param {Type} type */
  #argumentsOf(type) {
    return isReference(type) ? this.#checker.getTypeArguments(type) : [];
  }

  /** @param {Type[]} types @param {string} indent */
  #union(types, indent) {
    const booleans = types.filter((type) => type.flags & ts.TypeFlags.BooleanLiteral);
    const rest = types.filter((type) => booleans.length < 2 || !booleans.includes(type));
    const parts = rest.map((type) => {
      const text = this.#type(type, indent);
      return text.includes("=>") ? `(${text})` : text;
    });
    if (booleans.length === 2) parts.push("boolean");
    // `undefined` last, as is usual.
    return parts.sort((one, other) => Number(one === "undefined") - Number(other === "undefined")).join(" | ");
  }

  /** @param {TypeSymbol} symbol @param {string} indent */
  #doc(symbol, indent) {
    const lines = ts.displayPartsToString(symbol.getDocumentationComment(this.#checker)).trim().split("\n");
    if (lines.length === 1) return lines[0] === "" ? "" : `${indent}/** ${lines[0]} */\n`;
    return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd() + "\n").join("")}${indent} */\n`;
  }
}
